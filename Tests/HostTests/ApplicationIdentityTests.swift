import Host
import Testing

@MainActor
@Suite("Identity of an application")
struct ApplicationIdentityTests {
    @Test(
        "A valid identifier has at least two elements of letters, digits, hyphens and underscores",
        arguments: [
            ("com.example.Letters", true), ("org.a-b._c", true), ("letters", false), ("", false), ("a..b", false), ("a.1b", false),
            ("com.example.$(NAME)", false), ("com.bücher.app", false), (String(repeating: "a", count: 250) + ".bbbbbb", false),
        ])
    func validity(identifier: String, isValid: Bool) {
        #expect(HostApplicationIdentity.isValid(identifier) == isValid)
    }

    @Test("A missing or invalid bundle identifier is replaced by the program's name", arguments: [nil, "$(PRODUCT_BUNDLE_IDENTIFIER)"])
    func fromName(declared: String?) {
        let identity = HostApplicationIdentity(declared: declared, program: "7 Wörter.app", isUnique: true)
        #expect(identity.identifier == "local._7_W_rter_app" && !identity.isDeclared)
        #expect(HostApplicationIdentity.isValid(identity.identifier))
        let own = HostApplicationIdentity(declared: "com.example.Letters", program: "Letters", isUnique: false)
        #expect(own.identifier == "com.example.Letters" && own.isDeclared && !own.isUnique)
    }

    @Test("A host request that completes twice calls its reply closure once")
    func reply() {
        var replies: [[String]] = []
        let request = HostRequest(.activate) { replies.append($0) }
        request.end(refusals: ["no"])
        request.end()
        #expect(replies == [["no"]])
    }
}
