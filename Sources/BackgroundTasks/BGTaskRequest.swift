import Foundation

/// A request to run a task. Create an instance of a subclass.
open class BGTaskRequest: NSObject, NSCopying {
    /// The identifier of the task, one of `BGTaskSchedulerPermittedIdentifiers` in the app's `Info.plist`.
    open private(set) var identifier: String
    /// The time before which the task does not run. Nil, the default, for as soon as possible.
    open var earliestBeginDate: Date?

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = duplicate()
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    /// A request of the same class with the identifier and the conditions of this one.
    func duplicate() -> BGTaskRequest { BGTaskRequest(identifier: identifier) }
}

/// A request to run a ``BGAppRefreshTask``.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request for the task with an identifier.
    public override init(identifier: String) { super.init(identifier: identifier) }

    override func duplicate() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// A request to run a ``BGProcessingTask``.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the task waits for a network connection. False by default.
    open var requiresNetworkConnectivity = false
    /// Whether the task waits until the machine has external power. False by default. A machine without a battery always has external power.
    open var requiresExternalPower = false

    /// Creates a request for the task with an identifier.
    public override init(identifier: String) { super.init(identifier: identifier) }

    override func duplicate() -> BGTaskRequest {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }
}
