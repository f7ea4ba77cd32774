// The search of the site. The page and the check of the questions use the same functions.
(function (scope) {
    const ignored = new Set(("a an and are as at be by can do does for from have how i if in is it its me my of on or so that the their them " +
        "there this to use what when where which who why with without you your").split(" "));

    /** Words of a question and the words that the pages use instead. */
    const synonyms = { picture: "image", photo: "image", shortcut: "command", hotkey: "command", keyboard: "key", choose: "picker", store: "keep", save: "keep", preferences: "settings",
        dialog: "alert", click: "button", right: "secondary", checkbox: "switch", dropdown: "menu", toast: "announce" };

    /** A word without its ending: "dragging", "drags" and "dragged" are one term. */
    function stem(word) {
        let stem = word.replace(/our$|ours$/, m => m.replace("our", "or"));
        if (stem.length > 4) stem = stem.replace(/(ies)$/, "y").replace(/(ings?|ed|es|s|e)$/, "");
        else if (stem.length > 3) stem = stem.replace(/s$/, "");
        return stem.replace(/([bdgmnprt])\1$/, "$1");
    }

    /** The terms of a text, in order. A name in camel case is one term, and its words are terms too. */
    function terms(text) {
        const found = [];
        for (const name of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
            const words = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu) ?? [];
            for (const word of words.length > 1 ? [name, ...words] : [name]) {
                const lower = word.toLowerCase();
                if (!ignored.has(lower)) found.push(stem(lower));
            }
        }
        return found;
    }

    const stemmedSynonyms = new Map(Object.entries(synonyms).map(([word, other]) => [stem(word), stem(other)]));

    /** The best sections for a query. A page has at most two of them. */
    function search(index, query, limit = 10) {
        const words = [...new Set(terms(query))];
        const scores = new Map();
        words.forEach((word, position) => {
            const isLast = position === words.length - 1;
            const matches = new Map();
            function add(term, factor) {
                const list = index.terms[term];
                for (let i = 0; i < list.length; i += 2) {
                    matches.set(list[i], Math.max(matches.get(list[i]) ?? 0, list[i + 1] * factor));
                }
            }
            if (index.terms[word]) add(word, 1);
            const other = stemmedSynonyms.get(word);
            if (other && index.terms[other]) add(other, 0.8);
            // The last word may be unfinished.
            if (isLast && word.length > 2) {
                for (const term of Object.keys(index.terms)) if (term !== word && term.startsWith(word)) add(term, 0.5);
            }
            for (const [entry, score] of matches) {
                const known = scores.get(entry) ?? { score: 0, count: 0 };
                scores.set(entry, { score: known.score + score, count: known.count + 1 });
            }
        });
        const ranked = [...scores].map(([entry, { score, count }]) => [entry, score * (count / words.length)]).sort((a, b) => b[1] - a[1]);
        // A heading whose terms are all in the query is a better answer than one with other terms, too.
        function isCovered(entry) {
            const heading = terms(index.entries[entry][2]);
            return heading.length > 1 && heading.every(term => words.includes(term));
        }
        const best = ranked.slice(0, 40).map(([entry, score]) => [entry, isCovered(entry) ? score * 1.25 : score]).sort((a, b) => b[1] - a[1]);
        const perPage = new Map();
        const hits = [];
        for (const [entry] of [...best, ...ranked.slice(40)]) {
            const [url, title, heading, summary] = index.entries[entry];
            const page = url.split("#")[0];
            if ((perPage.get(page) ?? 0) >= 2) continue;
            perPage.set(page, (perPage.get(page) ?? 0) + 1);
            hits.push({ url, title, heading, summary });
            if (hits.length === limit) break;
        }
        return hits;
    }

    /**
     * The index of sections, each with `url`, `title`, `heading`, `text`, `summary` and `weight`.
     *
     * A weight is that of BM25 (k = 1.2, b = 0.5). A word in the heading counts eight times, in the title of the page four times.
     */
    function makeIndex(sections) {
        const counts = sections.map(section => {
            const count = new Map();
            for (const [text, factor] of [[section.title, 4], [section.heading, 8], [section.text, 1]]) {
                for (const term of terms(text)) count.set(term, (count.get(term) ?? 0) + factor);
            }
            return count;
        });
        const lengths = counts.map(count => [...count.values()].reduce((sum, value) => sum + value, 0));
        const mean = lengths.reduce((sum, value) => sum + value, 0) / Math.max(1, lengths.length);
        const frequency = new Map();
        for (const count of counts) for (const term of count.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
        const index = { entries: sections.map(s => [s.url, s.title, s.heading, s.summary]), terms: Object.create(null) };
        counts.forEach((count, entry) => {
            for (const [term, value] of count) {
                const rarity = Math.log(1 + (sections.length - frequency.get(term) + 0.5) / (frequency.get(term) + 0.5));
                const score = rarity * value * 2.2 / (value + 1.2 * (0.5 + 0.5 * lengths[entry] / mean)) * sections[entry].weight;
                (index.terms[term] ??= []).push(entry, Math.round(score * 100));
            }
        });
        return index;
    }

    scope.siteSearch = { search, makeIndex, terms };
})(globalThis);
