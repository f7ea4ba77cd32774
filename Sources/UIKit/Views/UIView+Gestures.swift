extension UIView {
    func baseAddGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard !attachedGestureRecognizers.contains(where: { $0 === recognizer }) else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        attachedGestureRecognizers.append(recognizer)
        recognizer.didMove(to: self)
    }

    func baseRemoveGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard let index = attachedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
        attachedGestureRecognizers.remove(at: index)
        recognizer.didMove(to: nil)
    }

    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for old in attachedGestureRecognizers where !recognizers.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        for new in recognizers where !attachedGestureRecognizers.contains(where: { $0 === new }) { addGestureRecognizer(new) }
    }
}
