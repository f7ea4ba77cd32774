extension UIControl: LargeContentControl {}
