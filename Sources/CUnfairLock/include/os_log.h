// The submodule `os.log`. Its declarations are in the Swift module `os`.
