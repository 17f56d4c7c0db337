/// A message over a screen, until the user has read it.
struct Announcement: Equatable {
    let title: String
    let text: String
}
