/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage
