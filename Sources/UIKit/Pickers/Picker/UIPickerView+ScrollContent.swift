extension UIPickerView: ScrollContentBoundary {}
