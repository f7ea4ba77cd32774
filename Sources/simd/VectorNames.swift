// The C names of vector types.

/// A vector of two doubles.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three doubles.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four doubles.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two floats.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three floats.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four floats.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three 32-bit integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four 32-bit integers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two doubles.
public typealias double2 = SIMD2<Double>
/// A vector of three doubles.
public typealias double3 = SIMD3<Double>
/// A vector of four doubles.
public typealias double4 = SIMD4<Double>
/// A vector of two floats.
public typealias float2 = SIMD2<Float>
/// A vector of three floats.
public typealias float3 = SIMD3<Float>
/// A vector of four floats.
public typealias float4 = SIMD4<Float>
