/// The result of a function of ciphers, digests and keys.
public typealias CCCryptorStatus = Int32
/// The result of a function of random numbers.
public typealias CCRNGStatus = CCCryptorStatus

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCRNGFailure = -4307
