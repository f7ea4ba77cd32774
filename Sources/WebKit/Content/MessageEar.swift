internal import CWebKit

/// One name under which scripts post messages.
@MainActor
final class MessageEar {
    let name: String
    let world: WKContentWorld
    private let replies: Bool
    private weak var controller: WKUserContentController?
    private let handle: (WKScriptMessage, ((Any?, String?) -> Void)?) -> Void
    private var connection: (manager: UnsafeMutableRawPointer, number: UInt64)?

    init(
        controller: WKUserContentController, name: String, world: WKContentWorld, replies: Bool,
        _ handle: @escaping (WKScriptMessage, ((Any?, String?) -> Void)?) -> Void
    ) {
        self.controller = controller
        self.name = name
        self.world = world
        self.replies = replies
        self.handle = handle
    }

    func listen(to manager: UnsafeMutableRawPointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        // WebKitGTK's signal is of a name, whatever the world: one name serves one world at a time.
        let number = lwk_manager_listen(
            manager, name, replies,
            { context, value, reply in
                // What comes from C is this call's alone.
                nonisolated(unsafe) let (value, reply) = (value, reply)
                return ForeignContext.with(context, MessageEar.self) { $0.heard(value, reply) } ?? false
            }, context)
        connection = (manager, number)
        let isNew =
            replies
            ? lwk_user_content_manager_register_script_message_handler_with_reply(manager, name, world.foreignName)
            : lwk_user_content_manager_register_script_message_handler(manager, name, world.foreignName)
        if isNew == 0 { webLog.error("Messages named \"\(name)\" cannot be heard: WebKitGTK has a handler of that name.") }
    }

    func end() {
        guard let (manager, number) = connection else { return }
        connection = nil
        lwk_disconnect(manager, number)
        lwk_user_content_manager_unregister_script_message_handler(manager, name, world.foreignName)
    }

    private func heard(_ value: UnsafeMutableRawPointer?, _ reply: UnsafeMutableRawPointer?) -> Bool {
        guard let controller else { return false }
        let body: Any
        do {
            body = try ScriptValue.read(value) ?? NSNull()
        } catch {
            webLog.warning("A message to \"\(name)\" is left out: \(error.localizedDescription)")
            if let reply { lwk_script_message_reply_return_error_message(reply, error.localizedDescription) }
            return true
        }
        let message = WKScriptMessage(body: body, webView: controller.soleWebView, name: name, world: world)
        guard let reply, let value, let scriptContext = lwk_jsc_value_get_context(value) else {
            handle(message, nil)
            return true
        }
        let answer = ScriptReply(reply, scriptContext)
        handle(message) { answer.give($0, $1) }
        return true
    }
}

/// The answer that a script waits for. One that is never given is an error for the script.
@MainActor
private final class ScriptReply {
    private let reply: UnsafeMutableRawPointer
    private let scriptContext: UnsafeMutableRawPointer
    private var isGiven = false

    init(_ reply: UnsafeMutableRawPointer, _ scriptContext: UnsafeMutableRawPointer) {
        self.reply = lwk_script_message_reply_ref(reply)
        self.scriptContext = scriptContext
        lwk_retain(scriptContext)
    }

    isolated deinit {
        if !isGiven { lwk_script_message_reply_return_error_message(reply, "The app gave no answer.") }
        lwk_script_message_reply_unref(reply)
        lwk_release(scriptContext)
    }

    func give(_ value: Any?, _ error: String?) {
        guard !isGiven else { return webLog.error("A script's message was answered twice; the second answer is left out.") }
        isGiven = true
        if let error { return lwk_script_message_reply_return_error_message(reply, error) }
        do {
            let made =
                value == nil
                ? lwk_jsc_value_new_undefined(scriptContext) : lwk_jsc_value_new_from_json(scriptContext, try ScriptValue.json(value))
            guard let made else { return lwk_script_message_reply_return_error_message(reply, "The answer has no form in JSON.") }
            lwk_script_message_reply_return_value(reply, made)
            lwk_release(made)
        } catch {
            lwk_script_message_reply_return_error_message(reply, error.localizedDescription)
        }
    }
}
