/// A book as its row shows it.
struct ShelfRow: Equatable {
    // TODO(04a.2): what does a row need so that the view has nothing left to put together or to find out?
}
