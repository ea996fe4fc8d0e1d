#!/bin/bash
# Changes one translation of an XLIFF file in Lokalize, as its user does, and saves it:
# dbus-run-session -- bash edit-with-lokalize.sh FILE ENGLISH TRANSLATION
set -eu
export XDG_RUNTIME_DIR="$HOME" XDG_CONFIG_HOME="$HOME" QT_QPA_PLATFORM=offscreen
# It asks for the translator's name before the first change.
printf '[Identity]\nauthorName=Translator\nauthorEmail=translator@example.com\n' > "$HOME/lokalizerc"
lokalize --noprojectscan > "$HOME/lokalize.log" 2>&1 &
program=$!
trap 'kill $program' EXIT
name=org.kde.lokalize-$program
call() { gdbus call --session --dest "$name" --object-path "/ThisIsWhatYouWant$1" --method "org.kde.Lokalize.$2" "${@:3}"; }
gdbus wait --session --timeout 60 "$name"
call "" MainWindow.openFileInEditor "$1"
call /Editor/0 Editor.findEntryBySourceContext "$2" ""
entry=$(call /Editor/0 Editor.currentEntry | tr -dc 0-9)
call /Editor/0 Editor.setEntryTarget "$entry" 0 "$3"
call /Editor/0 Editor.saveFile
