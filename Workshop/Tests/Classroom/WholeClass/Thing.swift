/// Something that a student hands in.
enum Thing: Sendable {
    /// A zip or tar archive of files, by their paths.
    case zip(String, [String: String])
    case tar(String, [String: String])
    /// A folder with files, by their paths; where only files can be handed in, it is zipped.
    case folder(String, [String: String])
    case file(String, String)
    /// An archive with an archive in it.
    case zipOfZip(String, [String: String])
    /// Text that was typed into the system.
    case text
}
