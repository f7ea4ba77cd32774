extension UIView {
    func baseAddInteraction(_ interaction: any UIInteraction) {
        if interaction.view === self { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func baseRemoveInteraction(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func replaceInteractions(with interactions: [any UIInteraction]) {
        for old in attachedInteractions where !interactions.contains(where: { $0 === old }) { removeInteraction(old) }
        for new in interactions where !attachedInteractions.contains(where: { $0 === new }) { addInteraction(new) }
    }
}
