// The submodule `os.signpost`. Its declarations are in the Swift module `os`.
