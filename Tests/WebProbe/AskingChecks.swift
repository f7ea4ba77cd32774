import WebKit

extension Check {
    /// Requests of a page to the app: credentials, files, the camera and the microphone.
    @MainActor static var asking: [Check] { [passwords, choosingFiles, permissions] }

    @MainActor private static var passwords: Check {
        Check(name: "passwords") { run in
            let server = try PasswordServer()
            guard let url = server.url else { throw Fault("no address") }
            let (view, listener) = run.makeView()
            // The first answer is a wrong password, the second the right one.
            var challenges: [URLAuthenticationChallenge] = []
            listener.credentials = { challenge in
                challenges.append(challenge)
                let password = challenges.count == 1 ? "falsch" : "geheim"
                return (.useCredential, URLCredential(user: "anna", password: password, persistence: .none))
            }
            view.load(URLRequest(url: url))
            try await run.until("the page is let in") { view.title == "Welcome" }
            run.expect(challenges.map(\.previousFailureCount), is: [0, 1])
            run.expect(challenges.first?.protectionSpace.realm ?? "", is: "The vault")
            run.expect(challenges.first?.protectionSpace.host ?? "", is: "127.0.0.1")
            run.expect(challenges.first?.protectionSpace.port ?? 0, is: Int(server.port))
            run.expect(challenges.first?.protectionSpace.authenticationMethod ?? "", is: NSURLAuthenticationMethodHTTPBasic)
            // Another data store does not share the credentials. If the challenge is cancelled, the server's error page is shown.
            let (second, other) = run.makeView()
            var requests = 0
            other.credentials = { _ in
                requests += 1
                return (.cancelAuthenticationChallenge, nil)
            }
            second.load(URLRequest(url: url))
            try await run.until("it is called off") { requests == 1 && (second.title == "Keep out" || !other.errors.isEmpty) }
            run.expect(second.title != "Welcome")
            // The challenge is answered after the view is deallocated.
            let (third, late) = run.makeView()
            var pendingCompletion: ((URLSession.AuthChallengeDisposition, URLCredential?) -> Void)?
            late.lateCredentials = { pendingCompletion = $0 }
            third.load(URLRequest(url: url))
            try await run.until("it asks") { pendingCompletion != nil }
            third.removeFromSuperview()
            third.stopLoading()
            pendingCompletion?(.useCredential, URLCredential(user: "anna", password: "geheim", persistence: .none))
            pendingCompletion?(.performDefaultHandling, nil)
            try await Task.sleep(nanoseconds: 200_000_000)
        }
    }

    @MainActor private static var choosingFiles: Check {
        Check(name: "choosing files") { run in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chosen-\(getpid())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let (first, second) = (folder.appendingPathComponent("a b.txt"), folder.appendingPathComponent("ü.txt"))
            try Data("first".utf8).write(to: first)
            try Data("second".utf8).write(to: second)
            let (view, listener) = run.makeView()
            try await run.load(
                """
                <input type=file id=one><input type=file id=many multiple>
                <script>
                for (const e of [one, many]) e.onchange = async () => {
                    document.title = (await Promise.all([...e.files].map(async f => f.name + ':' + await f.text()))).join(' ');
                };
                </script>
                """, in: view, listener)
            var several: [Bool] = []
            listener.files = {
                several.append($0); return [first]
            }
            _ = try await view.evaluateJavaScript("one.click(); 0")
            try await run.until("the file is read") { view.title == "a b.txt:first" }
            listener.files = {
                several.append($0); return [first, second]
            }
            _ = try await view.evaluateJavaScript("many.click(); 0")
            try await run.until("both are read") { view.title == "a b.txt:first ü.txt:second" }
            run.expect(several, is: [false, true])
            // Cancelling the file panel keeps the selection.
            listener.files = {
                several.append($0); return nil
            }
            _ = try await view.evaluateJavaScript("document.title = ''; one.click(); 0")
            try await run.until("it is called off") { several.count == 3 }
            run.expect(try await view.evaluateJavaScript("one.files.length") as? Int, is: 1)
            // A missing file is chosen and cannot be read.
            listener.files = {
                several.append($0); return [folder.appendingPathComponent("gone.txt")]
            }
            _ = try await view.evaluateJavaScript(
                "one.onchange = () => one.files[0].text().catch(e => document.title = e.name); one.click(); 0")
            try await run.until("the page is notified that the file is removed") { view.title.map { !$0.isEmpty } ?? false }
        }
    }

    @MainActor private static var permissions: Check {
        Check(name: "permissions") { run in
            let (view, listener) = run.makeView()
            view.configuration.preferences.usesMockCaptureDevices = true
            try await run.load("<p>", in: view, listener, baseURL: URL(string: "https://example.org/"))
            let requestScript = """
                try {
                    const stream = await navigator.mediaDevices.getUserMedia({ audio: hears, video: sees });
                    const kinds = stream.getTracks().map(t => t.kind).sort().join(' ');
                    stream.getTracks().forEach(t => t.stop());
                    return kinds;
                } catch (error) { return error.name; }
                """
            @MainActor func requestMedia(hears: Bool, sees: Bool) async throws -> String? {
                try await view.callAsyncJavaScript(requestScript, arguments: ["hears": hears, "sees": sees], contentWorld: .page) as? String
            }
            guard try await view.evaluateJavaScript("!!(navigator.mediaDevices && navigator.mediaDevices.getUserMedia)") as? Bool == true
            else {
                return WebProbe.say("this WebKitGTK has no capturing")
            }
            var wanted: [WKMediaCaptureType] = []
            listener.capture = {
                wanted.append($0); return .deny
            }
            run.expect(try await requestMedia(hears: true, sees: false), is: "NotAllowedError")
            listener.capture = {
                wanted.append($0); return .prompt
            }
            run.expect(try await requestMedia(hears: false, sees: true), is: "NotAllowedError")
            run.expect(wanted, is: [.microphone, .camera])
            listener.capture = {
                wanted.append($0); return .grant
            }
            run.expect(try await requestMedia(hears: true, sees: true), is: "audio video")
            run.expect(wanted.last, is: .cameraAndMicrophone)
            view.uiDelegate = nil
            try await run.load("<p>", in: view, listener, baseURL: URL(string: "https://example.com/"))
            run.expect(try await requestMedia(hears: true, sees: false), is: "NotAllowedError")
        }
    }
}
