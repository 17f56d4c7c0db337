/// Everything that the presenter hears from its use case.
protocol ShelfListUseCaseOutput: ShelfListBooksUseCaseOutput, ShelfListReturningUseCaseOutput {}
