internal import CWebKit

/// Collects the header fields of libsoup.
@MainActor
private final class FieldReader {
    var fields: [String: String] = [:]

    static func read(_ headers: UnsafeMutableRawPointer?) -> [String: String] {
        let reader = FieldReader()
        lwk_headers_each(
            headers,
            { context, name, value in
                guard let name, let value else { return }
                let (field, text) = (String(cString: name), String(cString: value))
                WebKitCallContext.with(context, FieldReader.self) { reader in
                    reader.fields[field] = reader.fields[field].map { $0 + ", " + text } ?? text
                }
            }, Unmanaged.passUnretained(reader).toOpaque())
        return reader.fields
    }
}

extension URLRequest {
    /// Converts a WebKitGTK request.
    @MainActor init?(foreign request: UnsafeMutableRawPointer) {
        guard let url = lwk_uri_request_get_uri(request).flatMap({ URL(string: String(cString: $0)) }) else { return nil }
        self.init(url: url)
        httpMethod = lwk_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
        allHTTPHeaderFields = FieldReader.read(lwk_uri_request_get_http_headers(request))
    }

    /// Converts a WebKitGTK request for a resource of a custom scheme.
    @MainActor init?(scheme request: UnsafeMutableRawPointer, mostOfBody: Int) {
        guard let url = lwk_uri_scheme_request_get_uri(request).flatMap({ URL(string: String(cString: $0)) }) else { return nil }
        self.init(url: url)
        httpMethod = lwk_uri_scheme_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
        allHTTPHeaderFields = FieldReader.read(lwk_uri_scheme_request_get_http_headers(request))
        if httpMethod != "GET", let bytes = lwk_scheme_body(request, mostOfBody) {
            var size = 0
            if let data = lwk_bytes_data(bytes, &size), size > 0 { httpBody = Data(bytes: data, count: size) }
            lwk_bytes_release(bytes)
        }
    }
}

extension URLResponse {
    /// Converts WebKitGTK's object for a server's response.
    @MainActor static func foreign(_ response: UnsafeMutableRawPointer) -> URLResponse {
        let text = lwk_uri_response_get_uri(response).map { String(cString: $0) } ?? ""
        let url = URL(string: text) ?? URL(fileURLWithPath: "/")
        let status = Int(lwk_uri_response_get_status_code(response))
        let type = lwk_uri_response_get_mime_type(response).map { String(cString: $0) }
        let length = Int(clamping: lwk_uri_response_get_content_length(response))
        if status > 0 {
            var fields = FieldReader.read(lwk_uri_response_get_http_headers(response))
            if fields["Content-Type"] == nil { fields["Content-Type"] = type }
            if let answer = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields) { return answer }
        }
        return URLResponse(url: url, mimeType: type, expectedContentLength: length > 0 ? length : -1, textEncodingName: nil)
    }
}
