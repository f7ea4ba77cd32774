# The ways in. Everything here is also a plain `swift build`, `swift run` or `swift test` away.

.PHONY: help setup build run test lint format docs clean

help:
	@echo "make setup   install what is missing (Debian, Ubuntu)"
	@echo "make run     build the Gallery and open it"
	@echo "make test    run all tests"
	@echo "make build   build everything"
	@echo "make lint    check the formatting"
	@echo "make format  format the sources"
	@echo "make docs    write the public API, with its comments, as a site to .build/docs"

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
	swift test

lint:
	swift format lint --strict --recursive Sources Tests Examples Package.swift

format:
	swift format --in-place --recursive Sources Tests Examples Package.swift

docs:
	@Scripts/setup build
	@Scripts/docs

clean:
	swift package clean
