// `os_unfair_lock` and its functions, by Apple's names.
@_exported import CUnfairLock
