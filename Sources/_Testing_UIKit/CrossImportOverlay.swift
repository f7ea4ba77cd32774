// Swift Testing declares a cross-import overlay of this name: the compiler imports it wherever `Testing` meets a module called
// `UIKit`. Swift's toolchains for Linux declare it too but do not have it, so that every such file would fail to compile.
// An empty module is what they lack; the real one only attaches images to tests.
