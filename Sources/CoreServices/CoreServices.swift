// The part of Core Services that iOS code uses has another name there.
@_exported import MobileCoreServices
