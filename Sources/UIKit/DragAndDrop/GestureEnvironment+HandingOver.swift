extension GestureEnvironment {
    /// Passes a touch in progress from `recognizer` to the new recognizer `heir`. All other recognizers stop receiving the touch. Gestures that have
    /// begun with it are cancelled.
    func hand(_ touch: UITouch, from recognizer: UIGestureRecognizer, to heir: UIGestureRecognizer) {
        performTransaction {
            touch.isClaimed = true
            touch.isCarried = true
            recognizer.state = .ended
            for other in touch.recognizers { release(touch, from: other) }
            enroll(heir)
            heir.track(touch)
            heir.state = .began
        }
    }
}
