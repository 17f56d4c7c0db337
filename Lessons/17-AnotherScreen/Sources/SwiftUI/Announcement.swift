/// Something that is told over a screen, until somebody has read it.
struct Announcement: Equatable {
    let title: String
    let text: String
}
