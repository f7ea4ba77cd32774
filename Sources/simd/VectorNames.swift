// Apple's C names of vectors.

/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers of single precision.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias simd_float4 = SIMD4<Float>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two numbers.
public typealias double2 = SIMD2<Double>
/// Three numbers.
public typealias double3 = SIMD3<Double>
/// Four numbers.
public typealias double4 = SIMD4<Double>
/// Two numbers of single precision.
public typealias float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias float4 = SIMD4<Float>
