/// The two scripts of an autograder's archive.
enum AutograderScripts {
    /// Prepares the image, once.
    ///
    /// Sources: Gradescope, "Autograder Specifications" and "Base Images"; Swift, the Dockerfiles of `swift:6.2` on
    /// Ubuntu 22.04 and 24.04, for the toolchain's dependencies and its download.
    static let setup = #"""
        #!/usr/bin/env bash
        # Prepares the image in which submissions are graded. Gradescope runs it once, as root, when it builds the autograder.
        # Swift is used as it is found on the PATH; where there is none, it is installed on Ubuntu 22.04 or 24.04.
        set -euo pipefail
        cd "$(dirname "$0")/workbook"
        swift_version=6.2.4
        export PATH="$PATH:/opt/swift/usr/bin" DEBIAN_FRONTEND=noninteractive

        has() { command -v "$1" >/dev/null; }
        stop() { printf '%s\n' "$@" >&2; exit 1; }

        # What keeps a student's code in a box, and what unpacks an archive that a student handed in.
        if ! { has bwrap && has unzip; } && has apt-get; then
            apt-get -q update
            apt-get -q install -y bubblewrap unzip
        fi

        if ! has swift; then
            system=unknown
            if [ -r /etc/os-release ]; then system=$(. /etc/os-release && echo "${ID:-}${VERSION_ID:-}"); fi
            case $system in
                ubuntu22.04) gcc=11 ;;
                ubuntu24.04) gcc=13 ;;
                *) stop "There is no swift on the PATH, and this is $system." \
                    "  fix: choose the base image Ubuntu 22.04, or an image with Swift 6.2 or newer" ;;
            esac
            case $(dpkg --print-architecture) in
                amd64) suffix= ;;
                arm64) suffix=-aarch64 ;;
                *) stop "There is no Swift for this processor: $(dpkg --print-architecture)" ;;
            esac
            apt-get -q update
            apt-get -q install -y binutils ca-certificates curl git libc6-dev libcurl4-openssl-dev libedit2 \
                "libgcc-$gcc-dev" libncurses-dev libpython3-dev libsqlite3-0 "libstdc++-$gcc-dev" libxml2-dev libz3-dev \
                pkg-config tzdata zlib1g-dev
            from=https://download.swift.org/swift-$swift_version-release/${system/./}$suffix/swift-$swift_version-RELEASE
            mkdir -p /opt/swift
            curl -fsSL "$from/swift-$swift_version-RELEASE-$system$suffix.tar.gz" |
                tar -xz -C /opt/swift --strip-components=1
        fi

        WORKBOOK_ONLY=workshop swift build --product workshop
        # The starters are graded now: so the libraries and suites are built, and a student waits for the answers alone.
        # No student's code is here yet, so no box is needed.
        .build/debug/workshop grade . --jobs 1 --no-sandbox --format gradescope --output .workbook/starters.json

        """#

    /// Grades one submission.
    ///
    /// Sources: Gradescope, "Autograder Specifications", "File hierarchy"; "Code Autograder Best Practices"; and
    /// "Troubleshooting", "The autograder failed to execute correctly".
    static let run = #"""
        #!/usr/bin/env bash
        # Grades /autograder/submission, and writes /autograder/results/results.json when it is done. Without that file
        # Gradescope says that the autograder failed and gives no score; what was said here is shown to instructors.
        set -euo pipefail
        results=/autograder/results/results.json
        export PATH="$PATH:/opt/swift/usr/bin"

        # A box inside of the container, where the container lets us have one. Where it doesn't, the container is the box:
        # it is this submission's alone, and it is gone afterwards.
        box=--no-sandbox
        if bwrap --unshare-all --ro-bind / / --proc /proc --dev /dev true 2>/dev/null; then box=; fi

        # What lies in a folder of a class is one submission, whatever lies in that.
        work=$(mktemp -d)
        mkdir "$work/class"
        cp -R /autograder/submission "$work/class/submission"
        cd /autograder/source/workbook
        status=0
        .build/debug/workshop grade "$work/class" $box --jobs 1 --format gradescope --output "$work/results.json" || status=$?
        # Where nothing of the submission could be graded, the file says why. Nothing else that lies there counts.
        rm -rf "$results"
        [ -f "$work/results.json" ] || exit "$status"
        mkdir -p "$(dirname "$results")"
        mv "$work/results.json" "$results"

        """#
}
