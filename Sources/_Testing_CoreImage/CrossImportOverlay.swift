// Swift Testing declares a cross-import overlay of this name. The compiler imports the overlay in each file that imports both `Testing` and a module
// called `CoreImage`. Swift's toolchains for Linux declare the overlay but do not contain it, so such files would not compile. This empty module
// replaces it. Apple's overlay only attaches images to tests.
