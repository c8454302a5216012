"""Reads a zipped bag with Python's own zip reader and checks it by RFC 8493 alone. Prints what it found as JSON."""
import hashlib
import json
import re
import sys
import tempfile
import zipfile

problems = []
archive = zipfile.ZipFile(sys.argv[1])
if archive.testzip() is not None:
    problems.append("a CRC is wrong")
names = archive.namelist()
if len(set(names)) != len(names):
    problems.append("a name stands there twice")
folders = {name.split("/", 1)[0] for name in names}
if len(folders) != 1:
    problems.append("there is more than one folder")
folder = folders.pop()
files = {name[len(folder) + 1:]: archive.read(name) for name in names}


def decode(path):
    return re.sub("%(0[AaDd]|25)", lambda found: chr(int(found.group(1), 16)), path)


def manifest(name):
    listed = {}
    for line in files[name].decode("utf-8").split("\n")[:-1]:
        digest, path = re.fullmatch(r"([0-9a-f]{64})[ \t]+\*?(.+)", line, re.S).groups()
        listed[decode(path)] = digest
    return listed


if files["bagit.txt"].decode("utf-8") != "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n":
    problems.append("bagit.txt")
payload = manifest("manifest-sha256.txt")
tags = manifest("tagmanifest-sha256.txt")
if "manifest-sha256.txt" not in tags:
    problems.append("the tag manifest does not list the manifest")
for path, digest in {**payload, **tags}.items():
    if hashlib.sha256(files.get(path, b"")).hexdigest() != digest or path not in files:
        problems.append("hash of " + path)
for path in files:
    if path.startswith("data/") and path not in payload:
        problems.append("not listed: " + path)
info = dict(line.split(": ", 1) for line in files["bag-info.txt"].decode("utf-8").split("\n")[:-1])
size = sum(len(content) for path, content in files.items() if path.startswith("data/"))
if info["Payload-Oxum"] != "%d.%d" % (size, len(payload)):
    problems.append("Payload-Oxum")

# The Library of Congress's own validator has its say where it is installed. It does not decode %25, and takes blanks and
# stars off the ends of names, so it is asked about bundles only, whose names have neither.
said = "not asked"
if len(sys.argv) > 2:
    try:
        import bagit
        with tempfile.TemporaryDirectory() as place:
            archive.extractall(place)
            bagit.Bag(place + "/" + folder).validate()
        said = "valid"
    except ImportError:
        said = "not installed"

print(json.dumps({"problems": problems, "validator": said, "files": {p: c.hex() for p, c in files.items()}}))
