extension UIScrollView: ConstrainedContent {}
