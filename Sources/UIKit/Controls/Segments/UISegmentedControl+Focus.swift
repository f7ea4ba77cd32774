extension UISegmentedControl: FocusGroupBar {}
