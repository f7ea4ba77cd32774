extension PresentationContainerView: AccessibilityPassThrough {}
