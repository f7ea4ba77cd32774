extension GestureEnvironment {
    /// Hands a touch from `recognizer` to another recognizer, which has not seen its beginning. All others lose it; gestures that continue
    /// without it are cancelled.
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
