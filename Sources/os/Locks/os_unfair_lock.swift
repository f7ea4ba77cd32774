// `os_unfair_lock` and its functions, under Apple's names.
@_exported import CUnfairLock
