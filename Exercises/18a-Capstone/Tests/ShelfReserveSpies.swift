import Foundation
import Spies

@testable import Exercise18a

// Stand-ins for the neighbors of Director and Worker. `workbook spy FILE` writes spies for the protocols of a file.
