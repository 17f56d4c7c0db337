extension ModuleWriter {
    /// A writer of a module that takes a controller's place, and of the worksheet that leads there.
    init(_ module: ModuleFromController, into place: ModulePlace) {
        self.init(module.name, module.files(testing: place.target), into: place)
    }
}
