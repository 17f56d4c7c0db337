extension Flaw {
    /// The messages of journeys 6 to 14 about the flaws that they find, up to the drawing.
    static let stories6To14: [Flaw: String] = [
        .storesBlankNames: """
        Journey 6 (blank-name) fails on rung 99 FlawedApp
          it says: a blank name is refused with a message, and nothing is stored
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. tap "Save"
          expected: the form, under an alert, line 7: button "Save"
          found: button "Save", disabled
          look at: the rule: a name of white space alone is blank
        """,
        .storesNamesOfWhiteSpace: """
        Journey 6 (blank-name) fails on rung 99 FlawedApp
          it says: a blank name is refused with a message, and nothing is stored
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. tap "Save"
          5. tap "OK"
          6. type "   " into "Name"
          7. tap "Save"
          expected: the form with "   ", under an alert, line 7: button "Save"
          found: button "Save", disabled
          look at: the rule: a name of white space alone is blank
        """,
        .clearsTheFormBeforeSaving: """
        Journey 7 (save-failure) fails on rung 99 FlawedApp
          it says: a save failure is told and keeps what was typed, and the same Save works once it can
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. type "Bread" into "Name"
          5. toggle "Enabled"
          6. meanwhile: the folder can't be written to
          7. tap "Save"
          expected: the form with "Bread" while it saves, line 4: field "Name", holds "Bread" in label
          found: field "Name", empty
          look at: what clears the field: a save keeps what was typed, for it may fail
        """,
        .leavesSaveDisabledAfterAFailure: """
        Journey 7 (save-failure) fails on rung 99 FlawedApp
          it says: a save failure is told and keeps what was typed, and the same Save works once it can
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. type "Bread" into "Name"
          5. toggle "Enabled"
          6. meanwhile: the folder can't be written to
          7. tap "Save"
          expected: the form with "Bread", under an alert, line 7: button "Save"
          found: button "Save", disabled
          look at: what happens to an error while storing: it is told, and Save can be pressed again
        """,
        .deletesInSilence: """
        Journey 8 (delete-all) fails on rung 99 FlawedApp
          it says: "Delete all" empties the list and the file, and says so
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. tap "Delete all"
          expected: the list of Milk, Bread, Tea at work, line 9: spinner in systemGray
          found: no such line there
          look at: the indicator and the button while items are deleted; the rows, which stay until they are
        """,
        .deletesOnScreenOnly: """
        Journey 8 (delete-all) fails on rung 99 FlawedApp
          it says: "Delete all" empties the list and the file, and says so
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. tap "Delete all"
          4. tap "OK"
          expected: the file holds no items
          found: the file holds Milk (enabled, May 03, 2024), Bread (disabled, Dec 31, 2023), Tea (enabled, Jan 09, 2024)
          look at: whether deleting reaches the file
        """,
        .emptiesTheRowsBeforeDeleting: """
        Journey 9 (delete-failure) fails on rung 99 FlawedApp
          it says: a delete failure is told and keeps the rows
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. meanwhile: the folder can't be written to
          4. tap "Delete all"
          expected: the list of Milk, Bread, Tea at work, line 6: row 0: text "Milk" in darkGray, text "May 03, 2024" in label, ›
          found: text "No items yet" in secondaryLabel
          look at: when the rows go: only after the file is empty
        """,
        .sortsByName: """
        Journey 10 (relaunch) fails on rung 99 FlawedApp
          it says: a relaunch shows what is stored, in the stored order
          1. launch the app
          2. tap "Show items"
          3. tap "Add"
          4. type "Tea" into "Name"
          5. tap "Save"
          6. tap "Add"
          7. type "Bread" into "Name"
          8. tap "Save"
          expected: the list of Tea, Bread, line 6: row 0: text "Tea" in darkGray, text "(today)" in label, ›
          found: row 0: text "Bread" in darkGray, text "(today)" in label, ›
          look at: journey 5, which fails as well
        """,
        .opensRowsThatAreGone: """
        Journey 11 (stale-row) fails on rung 99 FlawedApp
          it says: a touch on a row that is gone by the time it ends crashes nothing and opens nothing
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. hold a finger on row 2
          4. tap "Delete all"
          5. tap "OK"
          6. lift the finger from row 2
          expected: the list without items, line 1: back button "Welcome"
          found: back button "Items"
          look at: didSelectRowAt: the index path may be older than the rows
        """,
        .buildsACellForEachRow: """
        Journey 12 (many-items) fails on rung 99 FlawedApp
          it says: with 5,000 items only the visible cells are built, and scrolling uses them again
          1. launch the app with 5000 items stored
          2. tap "Show items"
          3. scroll by a screen
          4. scroll by a screen
          5. scroll by a screen
          6. scroll by a screen
          7. scroll by a screen
          expected: about as many cells as the 20 rows that fit on the screen
          found: N cells live
          look at: cellForRowAt: one reuse identifier for all rows, dequeued and not constructed
        """,
        .holdsTheFormInItsButton: """
        Journey 13 (leaving) fails on rung 99 FlawedApp
          it says: leaving a screen frees its controller and everything of its module
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. go back
          4. tap "Show items"
          5. go back while the list still loads
          6. tap "Show items"
          7. tap row 1
          8. go back
          9. tap "Add"
          10. type "Milk" into "Name"
          11. go back
          expected: everything that came with the screen is freed: FlawedFormController
          found: still alive: FlawedFormController
          look at: who holds whom: a closure without [weak self], a delegate or back reference without weak
        """,
        .holdsTheDetailInTheList: """
        Journey 13 (leaving) fails on rung 99 FlawedApp
          it says: leaving a screen frees its controller and everything of its module
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. go back
          4. tap "Show items"
          5. go back while the list still loads
          6. tap "Show items"
          7. tap row 1
          8. go back
          expected: everything that came with the screen is freed: FlawedDetailController
          found: still alive: FlawedDetailController
          look at: who holds whom: a closure without [weak self], a delegate or back reference without weak
        """,
        .holdsTheListAfterLoading: """
        Journey 13 (leaving) fails on rung 99 FlawedApp
          it says: leaving a screen frees its controller and everything of its module
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. go back
          expected: everything that came with the screen is freed: FlawedListController
          found: still alive: FlawedListController
          look at: who holds whom: a closure without [weak self], a delegate or back reference without weak
        """,
        .goesBackFromAFormThatWasLeft: """
        Journey 13 (leaving) fails on rung 99 FlawedApp
          it says: leaving a screen frees its controller and everything of its module
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. go back
          4. tap "Show items"
          5. go back while the list still loads
          6. tap "Show items"
          7. tap row 1
          8. go back
          9. tap "Add"
          10. type "Milk" into "Name"
          11. go back
          12. tap "Add"
          13. type "Coffee" into "Name"
          14. tap "Save"
          15. go back while the item is still being saved
          expected: the list of Milk, Bread, Tea at work, line 1: back button "Welcome"
          found: title "Welcome"
          look at: who hears of an item whose form was left; who goes back when a save ends: not that form
        """,
        .savesAsOftenAsTapped: """
        Journey 14 (double-tap) fails on rung 99 FlawedApp
          it says: a double tap on Save stores one item
          1. launch the app
          2. tap "Show items"
          3. tap "Add"
          4. type "Milk" into "Name"
          5. tap "Save" twice, with no time between
          expected: the form with "Milk" while it saves, line 7: button "Save", disabled
          found: button "Save"
          look at: what the button does while saving: it has to be disabled at once
        """,
    ]
}
