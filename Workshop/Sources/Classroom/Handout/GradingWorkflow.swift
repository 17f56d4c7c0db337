/// The workflow of a template repository, which grades each push.
enum GradingWorkflow {
    /// The path where GitHub looks for the workflow.
    static let file = ".github/workflows/grade.yml"

    /// The workflow's text.
    ///
    /// `grade --format github` prints the notices that tell GitHub Classroom the points.
    ///
    /// Sources: GitHub, "Workflow commands for GitHub Actions", "Adding a job summary"; actions/upload-artifact and
    /// actions/cache, README.
    static let text = """
        # Grades each push. The points and what is missing stand on the run's page, which the tab Actions leads to. A green
        # check says that it was graded, and nothing of the points.
        name: Autograding Tests

        on:
          push:
          workflow_dispatch:

        permissions:
          contents: read

        jobs:
          grade:
            runs-on: ubuntu-latest
            container: swift:6.2
            timeout-minutes: 90
            steps:
              - uses: actions/checkout@v4
                with:
                  persist-credentials: false
              # Marks are kept by the bytes that they came of: what did not change is not graded again.
              - uses: actions/cache@v4
                with:
                  path: .workbook/marks
                  key: marks-${{ github.run_id }}
                  restore-keys: marks-
              - name: Build the tools
                run: WORKBOOK_ONLY=workshop swift build --product workshop
              # The container is the box: it holds this repository alone, and it is gone afterwards.
              - name: Grade
                run: |
                  grade() { .build/debug/workshop grade . --no-sandbox "$@"; }
                  status=0
                  grade --format json --output grades/grades.json || status=$?
                  # With 1 nothing could be graded, and the report says why; with more there is no report.
                  [ $status -le 1 ] || exit $status
                  grade --format markdown --output grades/grades.md || true
                  cat grades/grades.md >>"$GITHUB_STEP_SUMMARY"
                  grade --format github || true
                  exit $status
              - uses: actions/upload-artifact@v4
                if: ${{ !cancelled() }}
                with:
                  name: grades
                  path: grades

        """
}
