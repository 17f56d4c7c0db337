/// The pictures in the lessons, all of them drawn by commands.
package enum LessonPicture {
    /// Returns the command that prints a picture as text, by its path from the checkout's root, or nil if no command
    /// draws it.
    package static func textCommand(for path: String) -> String? {
        DiagramPicture.all.first { $0.path == path }?.textCommand
            ?? TracePicture.all.first { $0.path == path }?.textCommand
    }
}
