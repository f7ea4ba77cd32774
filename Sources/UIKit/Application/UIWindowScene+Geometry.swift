import CoreGraphics
import Foundation

extension UIWindowScene {
    /// The frame and orientation of a scene's window.
    @preconcurrency @MainActor
    open class Geometry: MainActorObject {
        /// The frame of the window, in points on the screen. The origin is the top left corner of the title bar; it is zero if the window system does not
        /// provide it, as on Wayland. Differs from UIKit: the size is the content's size, without the title bar.
        open private(set) var systemFrame: CGRect
        /// The orientation of the window: landscape if it is wider than high.
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        /// The coordinate space of the scene's content, in points from its top left corner.
        open private(set) var coordinateSpace: any UICoordinateSpace

        init(of scene: UIWindowScene) {
            systemFrame = CGRect(origin: scene.hostWindow.position ?? .zero, size: scene.hostWindow.contentSize)
            interfaceOrientation = scene.interfaceOrientation
            coordinateSpace = scene.coordinateSpace
            super.init(onMainActor: ())
        }
    }

    /// Preferences for the geometry of a scene's window. An abstract class: create an instance of a subclass.
    @preconcurrency @MainActor
    open class GeometryPreferences: MainActorObject {
        fileprivate init() { super.init(onMainActor: ()) }

        /// Preferences for a desktop window.
        @preconcurrency @MainActor
        open class Mac: GeometryPreferences {
            /// The preferred frame, as in ``Geometry/systemFrame``: the window's position on the screen and its content's size, in points. Null without a
            /// preference. The position has no effect if the window system does not let programs move windows.
            open var systemFrame: CGRect

            /// Creates preferences for a frame; null means no preference.
            public init(systemFrame: CGRect = .null) {
                self.systemFrame = systemFrame
                super.init()
            }
        }

        /// Preferences for a device that can rotate.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// The orientations that the app supports.
            open var interfaceOrientations: UIInterfaceOrientationMask

            /// Creates preferences for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    func baseRequestGeometryUpdate(_ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?) {
        switch preferences {
        case let preferences as GeometryPreferences.Mac:
            let frame = preferences.systemFrame
            if frame.isNull { return }
            let values = [frame.minX, frame.minY, frame.width, frame.height]
            guard values.allSatisfy(\.isFinite), frame.width > 0, frame.height > 0 else {
                errorHandler?(UISceneError(.geometryRequestDenied))
                return
            }
            if isConnecting, hostWindow.isRestored { return }
            hostWindow.resize(to: frame.size)
            hostWindow.move(to: frame.origin)
        case let preferences as GeometryPreferences.iOS:
            let current = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
            if preferences.interfaceOrientations.isDisjoint(with: current) { errorHandler?(UISceneError(.geometryRequestDenied)) }
        default:
            errorHandler?(UISceneError(.geometryRequestUnsupported))
        }
    }

    /// Notifies the delegate if the window's frame changed.
    func geometryDidChange() {
        let previous = knownGeometry
        let new = effectiveGeometry
        guard new.systemFrame != previous.systemFrame else { return }
        knownGeometry = new
        (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: previous)
    }
}
