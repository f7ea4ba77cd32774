// Checks a site: `node Scripts/site/check.mjs FOLDER`. Each link leads to a file and a heading, each page of the reference has the site's search,
// and the first hit of the search answers each question of questions.txt.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import "./search.js";

const site = process.argv[2];
const failures = [];

// MARK: Links

function files(folder) {
    return readdirSync(folder, { withFileTypes: true })
        .flatMap(entry => entry.isDirectory() ? (entry.name === "reference" ? [] : files(join(folder, entry.name))) : [join(folder, entry.name)]);
}

const anchors = new Map();
function hasAnchor(file, name) {
    if (!anchors.has(file)) anchors.set(file, new Set([...readFileSync(file, "utf8").matchAll(/ id="([^"]*)"/g)].map(match => match[1])));
    return anchors.get(file).has(name);
}

let count = 0;
for (const page of files(site).filter(file => file.endsWith(".html"))) {
    for (const [, link] of readFileSync(page, "utf8").matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (/^[a-z]+:/.test(link)) continue;
        count += 1;
        const [path, anchor] = link.split("#");
        const file = path ? normalize(join(dirname(page), decodeURI(path))) : page;
        if (!existsSync(file)) failures.push(`${page}: no file for ${link}`);
        else if (/reference\/documentation.*index\.html/.test(path)) failures.push(`${page}: ${link} must end with the folder`);
        else if (anchor && file.endsWith(".html") && !hasAnchor(file, decodeURI(anchor))) failures.push(`${page}: no heading for ${link}`);
    }
}

// MARK: Reference

/** The pages of the reference. */
function referencePages(folder) {
    return readdirSync(folder, { withFileTypes: true })
        .flatMap(entry => entry.isDirectory() ? referencePages(join(folder, entry.name)) : entry.name === "index.html" ? [join(folder, entry.name)] : []);
}

const documentation = join(site, "reference/documentation");
for (const page of existsSync(documentation) ? referencePages(documentation) : []) {
    if (!readFileSync(page, "utf8").includes('role="search"')) failures.push(`${page}: no search`);
}

// MARK: Questions

const index = JSON.parse(readFileSync(join(site, "search.json"), "utf8"));
for (const [url] of index.entries) {
    const [path, anchor] = url.split("#");
    const file = [join(site, path), join(site, path, "index.html")].find(file => existsSync(file) && statSync(file).isFile());
    if (!file) failures.push(`search: no file for ${url}`);
    else if (anchor && !hasAnchor(file, anchor)) failures.push(`search: no heading for ${url}`);
}
const lines = readFileSync(join(dirname(fileURLToPath(import.meta.url)), "questions.txt"), "utf8").split("\n");
const questions = lines.filter(line => line && !line.startsWith("#")).map(line => line.split(" -> "));
for (const [question, answer] of questions) {
    const hits = siteSearch.search(index, question, 5).map(hit => hit.url);
    // An answer without an anchor is a page, with any section of it.
    const isAnswered = answer.split(" | ").some(url => hits[0] === url || hits[0]?.split("#")[0] === url);
    if (!isAnswered) failures.push(`"${question}" does not find ${answer} first:\n    ${hits.join("\n    ")}`);
}

if (failures.length) {
    console.error(failures.join("\n"));
    process.exit(1);
}
console.log(`${count} links and ${questions.length} questions are correct`);
