import Observation
import Synchronization

/// A method of a view or controller whose reads of `@Observable` properties are tracked. A change of such a property schedules the method again.
enum TrackedMethod {
    case properties, layout, willLayout, didLayout, constraints, drawing, configuration, unavailableContent
}

/// The reads of one call of a tracked method.
///
/// The standard library cannot cancel a tracking, and a view that is laid out in each frame would collect one for each frame. So the call also reads a property
/// of this object. Changing that property ends the tracking of all of the call's reads.
final class TrackedReads: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isCancelled = Atomic(false)

    private var end: Int { 0 }

    private func join() { registrar.access(self, keyPath: \.end) }

    private func cancel() {
        isCancelled.store(true, ordering: .relaxed)
        registrar.withMutation(of: self, keyPath: \.end) {}
    }

    /// Calls a method of `owner`, and ends the tracking of its previous call. The next change of an `@Observable` property that `body` reads calls `onChange` on
    /// the main actor, before the value changes.
    @MainActor
    static func track(
        _ method: TrackedMethod, of owner: UIResponder, _ body: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let previous = owner.rareData?.trackedReads[method] else {
            // The last argument is evaluated only if `body` reads a property. Most calls read none.
            return withObservationTracking(body, onChange: begin(method, of: owner).scheduler(onChange))
        }
        previous.cancel()
        let reads = begin(method, of: owner)
        withObservationTracking(
            {
                reads.join()
                body()
            }, onChange: reads.scheduler(onChange))
    }

    @MainActor
    private static func begin(_ method: TrackedMethod, of owner: UIResponder) -> TrackedReads {
        let reads = TrackedReads()
        owner.ensuredRareData.trackedReads[method] = reads
        return reads
    }

    private func scheduler(_ onChange: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
        {
            if self.isCancelled.load(ordering: .relaxed) { return }
            if MainActor.ifCurrent({ onChange() }) == nil { Task { @MainActor in onChange() } }
        }
    }
}

extension UIView {
    /// Whether the class is not one of UIKit, so that its methods may read an app's objects.
    private var isAppView: Bool { OverriddenMethods.of(type(of: self)).contains(.appCode) }

    /// Calls ``layoutSubviews()``.
    func trackedLayoutSubviews() {
        guard isAppView else { return layoutSubviews() }
        TrackedReads.track(.layout, of: self, { layoutSubviews() }) { [weak self] in self?.setNeedsLayout() }
    }

    /// Calls ``updateConstraints()``.
    func trackedUpdateConstraints() {
        guard isAppView else { return updateConstraints() }
        TrackedReads.track(.constraints, of: self, { updateConstraints() }) { [weak self] in self?.setNeedsUpdateConstraints() }
    }

    /// Calls ``draw(_:)``.
    func trackedDraw(_ rect: CGRect) {
        guard isAppView else { return draw(rect) }
        TrackedReads.track(.drawing, of: self, { draw(rect) }) { [weak self] in self?.setNeedsDisplay() }
    }
}

extension UIViewController {
    /// Calls ``viewWillLayoutSubviews()``.
    func trackedViewWillLayoutSubviews() {
        TrackedReads.track(.willLayout, of: self, { viewWillLayoutSubviews() }) { [weak self] in self?.loadedView?.setNeedsLayout() }
    }

    /// Calls ``viewDidLayoutSubviews()``.
    func trackedViewDidLayoutSubviews() {
        TrackedReads.track(.didLayout, of: self, { viewDidLayoutSubviews() }) { [weak self] in self?.loadedView?.setNeedsLayout() }
    }

    /// Calls ``updateViewConstraints()``.
    func trackedUpdateViewConstraints() {
        TrackedReads.track(.constraints, of: self, { updateViewConstraints() }) { [weak self] in
            self?.loadedView?.setNeedsUpdateConstraints()
        }
    }

    /// Calls ``updateContentUnavailableConfiguration(using:)`` with the current state.
    func trackedUpdateUnavailableContent() {
        TrackedReads.track(
            .unavailableContent, of: self, { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
        ) { [weak self] in self?.setNeedsUpdateContentUnavailableConfiguration() }
    }
}
