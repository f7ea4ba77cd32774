// The submodule `os.lock`. Its declarations are in the Swift module `os`.
