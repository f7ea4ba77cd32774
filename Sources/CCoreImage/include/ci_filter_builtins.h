// The submodule `CoreImage.CIFilterBuiltins`. Its declarations are in the Swift module `CoreImage`.
