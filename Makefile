# The ways in. Everything here is also a plain `swift build`, `swift run` or `swift test` away.

.PHONY: help setup build run test bench lint format docs coverage clean

help:
	@echo "make setup   install what is missing (Debian, Ubuntu)"
	@echo "make run     build the Gallery and open it"
	@echo "make test    run all tests"
	@echo "make bench   run the benchmarks, beside GTK and Qt where they are installed"
	@echo "make build   build everything"
	@echo "make lint    check the formatting"
	@echo "make format  format the sources"
	@echo "make docs    write the site to .build/docs: the pages, the reference of all modules, and a search"
	@echo "make coverage writes Documentation/coverage.md: which of the names that public projects use are here"

setup:
	@Scripts/setup

build:
	@Scripts/setup build
	swift build

run:
	@Scripts/setup build
	swift build --product Gallery
	@Scripts/open-app "$$(swift build --show-bin-path)/Gallery"

test:
	@Scripts/setup
	@Scripts/test

bench:
	@Scripts/setup bench
	@Benchmarks/run

lint:
	swift format lint --strict --recursive Sources Tests Examples Benchmarks/Suite Plugins Tools Package.swift

format:
	swift format --in-place --recursive Sources Tests Examples Benchmarks/Suite Plugins Tools Package.swift

docs:
	@Scripts/setup docs
	@Scripts/docs

coverage: build
	@Scripts/coverage

clean:
	swift package clean
