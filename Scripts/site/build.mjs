// Writes the pages of the repository as a site for static hosting: `node Scripts/site/build.mjs FOLDER`. If FOLDER/reference has the
// reference, its symbols are in the search. Needs cmark-gfm.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import "./search.js";

const site = process.argv[2];
const own = dirname(fileURLToPath(import.meta.url));
process.chdir(join(own, "../.."));

// MARK: Paths

function files(folder) {
    return readdirSync(folder, { withFileTypes: true }).filter(entry => !entry.name.startsWith("."))
        .flatMap(entry => entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]);
}

const pages = ["README.md", "CHANGELOG.md", ...["Documentation", "Examples", "Benchmarks"].flatMap(files)].filter(path => path.endsWith(".md"));

/** The path in the site of a page, picture or source. */
function target(path) {
    if (path === "README.md") return "index.html";
    if (!path.endsWith(".md")) return path.match(/\.(png|svg|jpg|gif)$/) ? path.replace(/^Documentation/, "guide") : "source/" + path + ".html";
    return path.replace(/^Documentation/, "guide").replace(/README\.md$/, "index.html").replace(/\.md$/, ".html");
}

const escape = text => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const plain = html => html.replace(/<[^>]*>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&");

// MARK: Code

const keywords = new Set(("actor any as associatedtype async await break case catch class continue convenience default defer deinit do else enum " +
    "extension fallthrough false fileprivate final for func get guard if import in init inout internal is lazy let mutating nil nonisolated open " +
    "override package private protocol public required rethrows return self Self set some static struct subscript super switch throw throws true " +
    "try typealias unowned var weak where while willSet didSet").split(" "));

/** Swift code with its keywords, strings, comments and types in elements. */
function highlighted(code) {
    return code.replace(/(\/\/[^\n]*)|("""[\s\S]*?"""|"(?:\\.|[^"\\\n])*")|(@?[A-Za-z_]\w*)/g, (text, comment, string, word) => {
        const kind = comment ? "c" : string ? "s" : keywords.has(word) || word.startsWith("@") ? "k" : /^[A-Z]/.test(word) ? "t" : "";
        return kind ? `<${kind}>${text}</${kind}>` : text;
    }).split(/(<\/?[ckst]>)/).map(part => part.replace(/^<([ckst])>$/, '<span class="$1">').replace(/^<\/[ckst]>$/, "</span>"))
        .map(part => part.startsWith("<span class=") || part === "</span>" ? part : escape(part)).join("");
}

// MARK: Pages

const sources = new Set();
const sections = [];

function write(path, title, body) {
    const root = "../".repeat(path.split("/").length - 1);
    const links = [["Start", "guide/start.html"], ["Tutorial", "guide/tutorial/index.html"], ["Cookbook", "guide/cookbook/index.html"],
        ["Components", "guide/components/index.html"], ["Guide", "guide/index.html"]];
    // A page of the reference finds its data by its address, which ends with the folder.
    if (existsSync(join(site, "reference"))) links.push(["Reference", "reference/documentation/"]);
    mkdirSync(join(site, dirname(path)), { recursive: true });
    writeFileSync(join(site, path), `<!doctype html>
<html lang="en" data-root="${root || "./"}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === "Lodestone" ? title : escape(title) + " · Lodestone"}</title>
<link rel="stylesheet" href="${root}site.css">
</head>
<body>
<header><a href="${root}index.html">Lodestone</a>
<nav>${links.map(([name, href]) => `<a href="${root}${href}"${isCurrent(path, href) ? ' aria-current="true"' : ""}>${name}</a>`).join("")}</nav>
<form role="search" onsubmit="return false"><input id="search" type="search" placeholder="Search ( / )" aria-label="Search" autocomplete="off">
<ol id="hits" hidden></ol></form></header>
<main>
${body}
</main>
<script src="${root}search.js"></script>
<script src="${root}page.js"></script>
</body>
</html>
`);
}

/** Whether a page is the target of a link in the header, or is in the folder of that target. */
function isCurrent(path, href) {
    return path === href || href.endsWith("/index.html") && href !== "guide/index.html" && path.startsWith(dirname(href) + "/");
}

/** The name of a heading in links, as on GitHub. */
function anchor(heading, known) {
    const name = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").replace(/ /g, "-");
    let unique = name;
    for (let number = 1; known.has(unique); number += 1) unique = `${name}-${number}`;
    known.add(unique);
    return unique;
}

function convert(path) {
    let html = execFileSync("cmark-gfm", ["-e", "table", "-e", "autolink", "-e", "strikethrough", "--unsafe", path], { encoding: "utf8" });
    const url = target(path);
    // The comment before a block of code names its source.
    html = html.replace(/<!-- code: ([^\s#]+)(#\S+)? -->\n/g, (_, source, part) => {
        sources.add(source);
        return `<div class="file">${part ? "in " : ""}<a href="/${source}">${source.split("/").pop()}</a></div>\n`;
    });
    html = html.replace(/<!--[\s\S]*?-->\n?/g, "");
    html = html.replace(/<pre><code class="language-swift">([\s\S]*?)<\/code><\/pre>/g, (_, code) => `<pre><code>${highlighted(plain(code))}</code></pre>`);
    html = html.replace(/<table>/g, '<div class="table"><table>').replace(/<\/table>/g, "</table></div>");
    html = html.replace(/(href|src)="([^"]*)"/g, (text, name, link) => {
        if (/^[a-z]+:|^#/.test(link)) return text;
        const [file, part] = link.split("#");
        const wanted = normalize(file.startsWith("/") ? file.slice(1) : join(dirname(path), decodeURI(file))).replace(/\/$/, "");
        let goal = wanted;
        if (existsSync(join(wanted, "README.md"))) goal = join(wanted, "README.md");
        if (!goal.endsWith(".md") && !goal.match(/\.(png|svg|jpg|gif)$/)) sources.add(goal);
        return `${name}="${relative(dirname(url), target(goal))}${part ? "#" + part : ""}"`;
    });

    const known = new Set();
    let title = path;
    const parts = [];
    html = html.replace(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_, level, text) => {
        const heading = plain(text);
        const name = anchor(heading, known);
        if (level === "1") title = heading;
        return `<h${level} id="${name}">${text}</h${level}>`;
    });
    const found = html.split(/(?=<h[123] id=")/);
    for (const part of found) {
        const match = part.match(/^<h([123]) id="([^"]*)">([\s\S]*?)<\/h/);
        const text = plain(part.replace(/^<h[\s\S]*?<\/h\d>/, "").replace(/<pre>[\s\S]*?<\/pre>/g, "")).replace(/\s+/g, " ").trim();
        // Names in code are found, but count once.
        const code = [...part.matchAll(/<pre>([\s\S]*?)<\/pre>/g)].flatMap(m => [...new Set(plain(m[1]).match(/[A-Za-z]\w+/g) ?? [])]).join(" ");
        parts.push({
            url: match && match[1] !== "1" ? `${url}#${match[2]}` : url, title, heading: match ? plain(match[3]) : title, text: text + " " + code,
            summary: text.slice(0, 120), weight: weight(path, match ? match[1] : "1"),
        });
    }
    sections.push(...parts);
    write(url, title, html);
}

/** Recipes and pages for newcomers come first, and reports on the library itself last. */
function weight(path, level) {
    const weights = [
        [/decisions|performance|compatibility|coverage|behaviour|reliability|security|architecture|dependencies|constraint-solver|CHANGELOG|Benchmarks/, 0.5],
        [/coming-from|README|ui-tests/, 0.7], [/components/, level === "1" ? 1.4 : 0.8], [/tutorial/, 0.7], [/cookbook/, level === "1" ? 0.8 : 1.3],
        [/start|troubleshooting/, 1.3],
    ];
    return weights.find(([pattern]) => pattern.test(path))?.[1] ?? 1;
}

mkdirSync(site, { recursive: true });
for (const page of pages) convert(page);
for (const path of sources) {
    const isFolder = statSync(path).isDirectory();
    const below = isFolder ? files(path).filter(file => file.match(/\.(swift|md|sh|c|h|json)$/) || !file.includes(".")) : [];
    if (isFolder) {
        for (const file of below) if (!file.endsWith(".md")) sources.add(file);
        const items = below.map(file => `<li><a href="${relative(dirname(target(path)), target(file))}">${escape(relative(path, file))}</a></li>`);
        write(target(path), path, `<h1>${escape(path)}</h1>\n<ul>${items.join("\n")}</ul>`);
    } else {
        const text = readFileSync(path, "utf8");
        write(target(path), path, `<h1>${escape(path)}</h1>\n<pre><code>${path.endsWith(".swift") ? highlighted(text) : escape(text)}</code></pre>`);
    }
}
for (const file of files("Documentation").filter(file => file.match(/\.(png|svg|jpg|gif)$/))) {
    mkdirSync(join(site, dirname(target(file))), { recursive: true });
    cpSync(file, join(site, target(file)));
}
for (const file of ["search.js", "page.js", "site.css"]) cpSync(join(own, file), join(site, file));

// MARK: Symbols of the reference

const data = join(site, "reference/data/documentation");
if (existsSync(data)) {
    for (const module of readdirSync(data).filter(name => statSync(join(data, name)).isDirectory())) {
        for (const file of readdirSync(join(data, module)).filter(name => name.endsWith(".json"))) {
            const { metadata, abstract, kind } = JSON.parse(readFileSync(join(data, module, file), "utf8"));
            if (kind !== "symbol" || metadata.role === "collection") continue;
            const summary = (abstract ?? []).map(part => part.text ?? part.code ?? "").join("");
            sections.push({
                url: `reference/documentation/${module}/${file.replace(/\.json$/, "")}`, title: metadata.modules?.[0]?.name ?? module,
                heading: metadata.title, text: summary, summary, weight: 0.7,
            });
        }
    }
}
writeFileSync(join(site, "search.json"), JSON.stringify(siteSearch.makeIndex(sections)));
console.log(`${pages.length} pages, ${sources.size} sources, ${sections.length} sections in the search`);
