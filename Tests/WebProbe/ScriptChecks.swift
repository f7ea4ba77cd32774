import WebKit

extension Check {
    @MainActor static var scripts: [Check] {
        [
            Check(name: "values") { run in
                let (view, listener) = run.makeView()
                try await run.load("<p id=p>Text</p>", in: view, listener)
                run.expect(try await view.evaluateJavaScript("1 + 1") as? Int, is: 2)
                run.expect(try await view.evaluateJavaScript("1.5") as? Double, is: 1.5)
                run.expect(try await view.evaluateJavaScript("p.textContent + '\\u00e4'") as? String, is: "Text\u{e4}")
                run.expect(try await view.evaluateJavaScript("true") as? Bool, is: true)
                run.expect(try await view.evaluateJavaScript("null") is NSNull)
                run.expect(try await view.evaluateJavaScript("undefined") == nil)
                let list = try await view.evaluateJavaScript("[1, 'a', null]") as? [Any]
                run.expect(list?.count, is: 3)
                run.expect(list?[1] as? String, is: "a")
                let object = try await view.evaluateJavaScript("({a: 1, b: {c: 'd'}})") as? [String: Any]
                run.expect((object?["b"] as? [String: Any])?["c"] as? String, is: "d")
                run.expect(try await view.evaluateJavaScript("new Date(1000)") as? Date, is: Date(timeIntervalSince1970: 1))
                var called: Any?
                view.evaluateJavaScript("'by callback'") { value, _ in called = value }
                try await run.until("it is called") { called as? String == "by callback" }
            },
            Check(name: "errors") { run in
                let (view, listener) = run.makeView()
                try await run.load("<p>", in: view, listener)
                for (script, code) in [
                    ("throw new Error('no')", WKError.Code.javaScriptExceptionOccurred), ("1 +", .javaScriptExceptionOccurred),
                    ("(() => 1)", .javaScriptResultTypeIsUnsupported), ("Promise.resolve(1)", .javaScriptResultTypeIsUnsupported),
                    ("let ring = {}; ring.ring = ring; ring", .javaScriptResultTypeIsUnsupported),
                ] {
                    do {
                        let value = try await view.evaluateJavaScript(script)
                        run.expect(false, "\(script) gave \(value ?? "nothing")")
                    } catch let error as WKError {
                        run.expect(error.code, is: code)
                        if script.hasPrefix("throw") { run.expect(error.localizedDescription.contains("no"), error.localizedDescription) }
                    }
                }
            },
            Check(name: "async") { run in
                let (view, listener) = run.makeView()
                try await run.load("<p>", in: view, listener)
                let value = try await view.callAsyncJavaScript(
                    "const r = await Promise.resolve(a + 1); return {r, d: d.getTime(), t: text, n: nothing, l: list}",
                    arguments: [
                        "a": 41, "d": Date(timeIntervalSince1970: 2), "text": "q'\"\n\u{2028}", "nothing": NSNull(),
                        "list": [1, "x", ["k": 2.5]] as [Any],
                    ],
                    contentWorld: .page)
                let object = value as? [String: Any]
                run.expect(object?["r"] as? Int, is: 42)
                run.expect(object?["d"] as? Int, is: 2000)
                run.expect(object?["t"] as? String, is: "q'\"\n\u{2028}")
                run.expect(object?["n"] is NSNull)
                run.expect((object?["l"] as? [Any])?.count, is: 3)
                do {
                    _ = try await view.callAsyncJavaScript("throw new Error('later')", contentWorld: .page)
                    run.expect(false, "no error")
                } catch let error as WKError { run.expect(error.code, is: .javaScriptExceptionOccurred) }
                do {
                    _ = try await view.callAsyncJavaScript("return a", arguments: ["a b": 1], contentWorld: .page)
                    run.expect(false, "no error")
                } catch let error as WKError { run.expect(error.localizedDescription.contains("a b")) }
            },
            Check(name: "worlds") { run in
                let (view, listener) = run.makeView()
                try await run.load("<script>var secret = 1</script>", in: view, listener)
                let world = WKContentWorld.world(name: "other")
                run.expect(world === WKContentWorld.world(name: "other"))
                run.expect(try await view.evaluateJavaScript("typeof secret", contentWorld: world) as? String, is: "undefined")
                run.expect(try await view.evaluateJavaScript("typeof secret", contentWorld: .page) as? String, is: "number")
                _ = try await view.evaluateJavaScript("var mine = 2", contentWorld: .defaultClient)
                run.expect(try await view.evaluateJavaScript("typeof mine") as? String, is: "undefined")
                run.expect(try await view.evaluateJavaScript("typeof cancelPress") as? String, is: "undefined")
            },
            Check(name: "messages") { run in
                let configuration = WKWebViewConfiguration()
                let messageListener = MessageListener()
                configuration.userContentController.add(messageListener, name: "app")
                let (view, listener) = run.makeView(configuration)
                try await run.load("<script>webkit.messageHandlers.app.postMessage({n: 1, l: [true, null]})</script>", in: view, listener)
                try await run.until("the message arrived") { !messageListener.messages.isEmpty }
                run.expect((messageListener.messages.first?.body as? [String: Any])?["n"] as? Int, is: 1)
                run.expect(messageListener.messages.first?.webView === view)
                configuration.userContentController.removeScriptMessageHandler(forName: "app")
                try await Task.sleep(nanoseconds: 100_000_000)
                run.expect(
                    try await view.evaluateJavaScript("try { webkit.messageHandlers.app.postMessage(1); 'sent' } catch (e) { 'gone' }")
                        as? String, is: "gone")
            },
            Check(name: "replies") { run in
                let configuration = WKWebViewConfiguration()
                let answerer = Answerer()
                configuration.userContentController.addScriptMessageHandler(answerer, contentWorld: .page, name: "ask")
                let (view, listener) = run.makeView(configuration)
                try await run.load("<p>", in: view, listener)
                run.expect(
                    try await view.callAsyncJavaScript("return await webkit.messageHandlers.ask.postMessage(20)", contentWorld: .page)
                        as? Int, is: 21)
                let refusal = try await view.callAsyncJavaScript(
                    "try { await webkit.messageHandlers.ask.postMessage('no') } catch (e) { return String(e) }", contentWorld: .page)
                run.expect((refusal as? String ?? "").contains("not a number"))
            },
            Check(name: "flood") { run in
                let configuration = WKWebViewConfiguration()
                let messageListener = MessageListener()
                configuration.userContentController.add(messageListener, name: "app")
                let (view, listener) = run.makeView(configuration)
                try await run.load("<p>", in: view, listener)
                _ = try await view.evaluateJavaScript("for (let i = 0; i < 10000; i++) webkit.messageHandlers.app.postMessage(i); 0")
                try await run.until("all messages arrived", within: 40) { messageListener.messages.count == 10_000 }
                run.expect(messageListener.messages.enumerated().allSatisfy { $0.element.body as? Int == $0.offset }, "in order")
            },
            Check(name: "user scripts") { run in
                let configuration = WKWebViewConfiguration()
                let controller = configuration.userContentController
                controller.addUserScript(
                    WKUserScript(source: "window.early = document.body === null", injectionTime: .atDocumentStart, forMainFrameOnly: true))
                controller.addUserScript(
                    WKUserScript(source: "window.late = document.body.id", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
                let (view, listener) = run.makeView(configuration)
                try await run.load("<body id=x>", in: view, listener)
                run.expect(try await view.evaluateJavaScript("early") as? Bool, is: true)
                run.expect(try await view.evaluateJavaScript("late") as? String, is: "x")
                controller.removeAllUserScripts()
                try await run.load("<body id=y>", in: view, listener)
                run.expect(try await view.evaluateJavaScript("typeof early") as? String, is: "undefined")
            },
            Check(name: "agent") { run in
                let configuration = WKWebViewConfiguration()
                configuration.applicationNameForUserAgent = "Probe/1"
                let (view, listener) = run.makeView(configuration)
                try await run.load("<p>", in: view, listener)
                run.expect((try await view.evaluateJavaScript("navigator.userAgent") as? String ?? "").hasSuffix("Probe/1"))
                view.customUserAgent = "Other"
                try await run.load("<p>", in: view, listener)
                run.expect(try await view.evaluateJavaScript("navigator.userAgent") as? String, is: "Other")
            },
        ]
    }
}

/// Records its messages.
@MainActor
final class MessageListener: WKScriptMessageHandler {
    var messages: [WKScriptMessage] = []
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        messages.append(message)
    }
}

/// Replies to a number with its successor.
@MainActor
final class Answerer: WKScriptMessageHandlerWithReply {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        guard let number = message.body as? Int else { return (nil, "not a number") }
        return (number + 1, nil)
    }
}
