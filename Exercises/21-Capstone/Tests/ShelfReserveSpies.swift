import Foundation
import Spies

@testable import Exercise21

// Stand-ins for the neighbors of Director and Worker. `workbook spy FILE` writes spies for the protocols of a file.
