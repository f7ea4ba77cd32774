extension GestureEnvironment {
    /// Gives a touch that `recognizer` has to another one alone, which has not seen it begin. The others lose it: gestures that go on
    /// without it are cancelled.
    func hand(_ touch: UITouch, from recognizer: UIGestureRecognizer, to heir: UIGestureRecognizer) {
        turn {
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
