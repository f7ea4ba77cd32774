// The search field of a page.
const field = document.getElementById("search");
const list = document.getElementById("hits");
const root = document.documentElement.dataset.root;
let index;

async function show() {
    index ??= await (await fetch(root + "search.json")).json();
    const hits = siteSearch.search(index, field.value, 8);
    list.replaceChildren(...hits.map(hit => {
        const link = document.createElement("a");
        link.href = root + hit.url;
        const title = document.createElement("b");
        title.textContent = hit.heading || hit.title;
        const note = document.createElement("span");
        note.textContent = hit.heading && hit.heading !== hit.title ? hit.title + " · " + hit.summary : hit.summary;
        link.append(title, note);
        const item = document.createElement("li");
        item.append(link);
        return item;
    }));
    list.hidden = hits.length === 0;
}

field.addEventListener("input", show);
field.addEventListener("keydown", event => {
    if (event.key === "Enter") list.querySelector("a")?.click();
    if (event.key === "Escape") { field.value = ""; list.hidden = true; }
    if (event.key === "ArrowDown") { list.querySelector("a")?.focus(); event.preventDefault(); }
});
list.addEventListener("keydown", event => {
    const item = document.activeElement.parentElement;
    const next = event.key === "ArrowDown" ? item.nextElementSibling : event.key === "ArrowUp" ? item.previousElementSibling : null;
    if (next) { next.querySelector("a").focus(); event.preventDefault(); }
});
document.addEventListener("keydown", event => {
    if (event.key === "/" && document.activeElement !== field) { field.focus(); event.preventDefault(); }
});

// A page of the reference sends its search here.
const query = new URLSearchParams(location.search).get("search");
if (query) {
    field.value = query;
    field.focus();
    show();
}

// A button in each block of code copies it. Browsers have a clipboard only for secure addresses.
for (const code of navigator.clipboard ? document.querySelectorAll("pre > code") : []) {
    const block = document.createElement("div");
    block.className = "block";
    const area = code.parentElement;
    area.replaceWith(block);
    const button = document.createElement("button");
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
        setTimeout(() => button.textContent = "Copy", 2000);
    });
    block.append(area, button);
}
