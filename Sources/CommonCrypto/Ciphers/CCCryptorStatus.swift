/// The result of a function of ciphers, digests and keys.
public typealias CCCryptorStatus = Int32
/// The result of a function of random numbers.
public typealias CCRNGStatus = CCCryptorStatus

/// The status of success.
public let kCCSuccess = 0
/// A parameter is wrong or missing.
public let kCCParamError = -4300
/// The output buffer is too small for the result.
public let kCCBufferTooSmall = -4301
/// There is not enough memory.
public let kCCMemoryFailure = -4302
/// The input is not whole blocks.
public let kCCAlignmentError = -4303
/// The input cannot be decrypted.
public let kCCDecodeError = -4304
/// The algorithm is not available.
public let kCCUnimplemented = -4305
/// The system has no random numbers.
public let kCCRNGFailure = -4307
