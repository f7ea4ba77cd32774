// Apple's module CryptoKit is swift-crypto's `Crypto`, which has its API. Without the package trait `CryptoKit` this module is empty.
#if CryptoKit
    @_exported import Crypto
#endif
