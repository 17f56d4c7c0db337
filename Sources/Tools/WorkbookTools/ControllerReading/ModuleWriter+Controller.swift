extension ModuleWriter {
    /// Creates a writer for a module that replaces a controller, with the worksheet that leads there.
    init(_ module: ModuleFromController, into place: ModulePlace) {
        self.init(module.name, module.files(testing: place.target), into: place)
    }
}
