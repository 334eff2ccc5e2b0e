// The limit: what the lexicon does, done in plain C over the same cells and the same query tables (see layout.ts).
//   limit member <cells> <root> <words> <passes>     words one per line; prints found, then nanoseconds of each pass
//   limit hand|row <cells> <root> <queries> <passes> tables of 40960 bytes each; prints found, then nanoseconds of each pass
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int32_t i32;

enum { TABLES = 40960, RECORDS = 6144, STATES = 12288, MAX_LIST = 384, WILDS = 26 };
static const u32 LETTERS = 0x3ffffff, END = 0x4000000, NO_GRAPH = 0xffffffff;

typedef struct { u64 cards, block, unless, group; u32 insert, advance, limit, tail, keep; i32 points; u32 pad[2]; } Option;
typedef struct { u64 left, key; u32 at, pad; } State;
typedef struct { i32 points; u32 length; u64 used; } Record;
typedef struct { u64 mask; u32 min, pad; } Minimum;
typedef struct { u16 letter, next; } Tail;

/** The tables as the host writes them. */
typedef union {
  u8 bytes[TABLES];
  struct {
    u8 path[64], cursor[64];
    u32 min_length, max_length, wanted, final, drop, min_kept, run, bans, minima_count, known;
    u64 required, all_cards;
    Minimum minima[4];
    u32 gap[2], allowed[32];
    i32 points[64];
    u8 counts[32], last_bits[32];
    i32 values[27][64];
  };
  struct { u8 before_index[7936]; u32 index[27]; };
  struct { u8 before_tails[8192]; Tail tails[3072]; Option options[320]; };
} Tables;

static u32 *cells;
static Tables t;
static State states[STATES];
static Record records[RECORDS];
static u8 words[RECORDS][32];
static u32 out, status, paused_at, resuming, clipped;
static i32 budget;

static inline u32 child_of(u32 node, u32 header, u32 letter) {
  return cells[node + 1 + __builtin_popcount(header & ((1u << letter) - 1))];
}

static int has(u32 root, const u8 *word, u32 length) {
  u32 node = root, header = cells[node];
  for (u32 i = 0; i < length; i++) {
    u32 letter = word[i] - 65u;
    if (letter >= 26 || !(header & (1u << letter))) return 0;
    node = child_of(node, header, letter);
    header = cells[node];
  }
  return (header & END) != 0;
}

static int left_out(u32 depth) {
  return (t.bans != NO_GRAPH && has(t.bans, t.path, depth)) || (t.known != NO_GRAPH && has(t.known, t.path, depth));
}

static void pause_at(u32 why, u32 depth) {
  status = why;
  paused_at = depth;
  memcpy(t.cursor, t.path, 32);
}

static void emit(u32 depth, i32 points, u64 used) {
  records[out] = (Record){points, depth, used};
  memcpy(words[out++], t.path, 32);
}

/** A prefix to visit, as in hand.ts: every one is pushed and written as if it counted, so that no branch has to be guessed. */
typedef struct { u32 node, header, have; i32 points; u64 left, text; } Frame;
static Frame frames[4096];

static void run_hand(u32 root) {
  u64 all = 0, cards_of[WILDS + 1];
  for (u32 kind = 0; kind <= WILDS; kind++) {
    u64 count = t.counts[kind];
    cards_of[kind] = ((1ull << count) - 1) << (t.last_bits[kind] - count);
    all |= cards_of[kind];
  }
  u64 wilds = cards_of[WILDS];
  int leaves_out = (t.bans & t.known) != NO_GRAPH;
  Frame *top = frames;
  *top++ = (Frame){root, cells[root], t.wanted, 0, all, 0};
  while (top != frames) {
    Frame f = *--top;
    u32 depth = __builtin_popcountll(all ^ f.left);
    memcpy(t.path + ((depth - 1) & 0x38), &f.text, 8);
    u32 letters = f.header & LETTERS & (f.left & wilds ? LETTERS : f.have);
    if (depth < resuming) letters &= ~0u << (t.cursor[depth] - 65);
    else {
      resuming = 0;
      if (--budget < 0) { pause_at(2, depth); return; }
      if (out == RECORDS) { pause_at(1, depth); return; }
      u32 is_word = ((f.header & END) != 0) & (depth >= t.min_length);
      if (leaves_out && is_word && left_out(depth)) is_word = 0;
      records[out] = (Record){f.points, depth, all ^ f.left};
      memcpy(words[out], t.path, 32);
      out += is_word;
    }
    if (depth >= t.max_length) continue;
    u32 place = (depth & 7) << 3;
    u64 before = place ? f.text : 0;
    while (letters) {
      u32 letter = 31 - __builtin_clz(letters);
      letters ^= 1u << letter;
      u32 kind = f.have & (1u << letter) ? letter : WILDS;
      u64 cards = f.left & cards_of[kind], rest = f.left ^ (cards & -cards);
      u32 still = f.have & ~((u32)((cards & (cards - 1)) == 0) << kind);
      u32 child = child_of(f.node, f.header, letter), below = cells[child];
      i32 sum = f.points + t.values[kind][__builtin_popcountll(cards) - 1];
      *top = (Frame){child, below, still, sum, rest, before | (u64)(letter + 65) << place};
      top += (below & ((rest & wilds ? LETTERS : still) | END)) != 0;
    }
  }
}

static u32 drop_on(u32 at) {
  for (u32 before = 0; at != before;) {
    before = at;
    at |= (at & t.drop) << 1;
  }
  return at;
}

static State *merge(State *list, State *end, u64 left, u64 key, u32 at) {
  for (State *s = list; s < end; s++)
    if (s->left == left && s->key == key) {
      s->at |= at;
      return end;
    }
  if (end - list >= MAX_LIST) {
    clipped = 1;
    return end;
  }
  *end = (State){left, key, at, 0};
  return end + 1;
}

static State *push(State *list, State *end, u64 left, u64 key, u32 at, u32 allowed) {
  if (t.drop) {
    u32 run = key & 255;
    if (run == 0 || run == t.run) at = drop_on(at);
    else {
      u32 dropped = drop_on((at & t.drop) << 1) & allowed;
      if (dropped) end = merge(list, end, left, key - run, dropped);
    }
  }
  at &= allowed;
  return at ? merge(list, end, left, key, at) : end;
}

static State *push_kept(State *list, State *end, u64 left, u64 key, u32 at, u32 allowed, const Option *option) {
  if (((key >> 8) & 255) < t.min_kept) key += 256;
  if ((key & 255) < t.run) key += 1;
  return push(list, end, left, key + ((u64)(u32)option->points << 32), at, allowed);
}

static State *push_played(State *list, State *end, u64 left, u64 key, u32 at, u32 allowed, const Option *option) {
  u32 stay = at & option->insert, ahead = (at & option->advance) << 1, run = key & 255;
  if (run == t.run) return push(list, end, left, key, stay | ahead, allowed);
  if (stay) end = push(list, end, left, key, stay, allowed);
  return ahead ? push(list, end, left, key - run, ahead, allowed) : end;
}

static State *spell(u32 letter, u32 allowed, State *from, State *to) {
  const Option *first = (const Option *)(t.bytes + t.index[letter]), *last = (const Option *)(t.bytes + t.index[letter + 1]);
  State *end = to;
  for (State *s = from; s < to; s++) {
    u64 left = s->left, key = s->key;
    u32 at = s->at, tail = (key >> 16) & 0xffff;
    if (tail) {
      if (t.tails[tail].letter == letter)
        end = push(to, end, left, (key & ~0xffff0000ull) | ((u64)t.tails[tail].next << 16), at, allowed);
      continue;
    }
    for (const Option *o = first; o < last; o++) {
      u64 tailed = key | ((u64)o->tail << 16);
      if (o->keep) {
        u32 ahead = (at & o->advance) << 1;
        if (ahead) end = push_kept(to, end, left, tailed, ahead, allowed, o);
        continue;
      }
      u64 cards = left & o->cards;
      if (o->cards && !cards) continue;
      if ((left & o->block && !(left & o->unless)) || (u32)__builtin_popcountll(o->group & ~left) >= o->limit) continue;
      end = push_played(to, end, left & ~(cards & -cards), tailed, at, allowed, o);
    }
  }
  return end;
}

static int accepted(const State *s) {
  if (!(s->at & t.final) || s->left & t.required || (u32)s->key != ((t.min_kept << 8) | t.run)) return 0;
  for (u32 i = 0; i < t.minima_count; i++)
    if ((u32)__builtin_popcountll(t.minima[i].mask & ~s->left) < t.minima[i].min) return 0;
  return 1;
}

static void emit_states(u32 depth, State *from, State *to) {
  u32 first = out;
  for (State *s = from; s < to; s++) {
    if (!accepted(s)) continue;
    if (out == first && left_out(depth)) return;
    u64 used = t.all_cards & ~s->left;
    i32 points = (i32)(s->key >> 32);
    for (u64 cards = used; cards; cards &= cards - 1) points += t.points[__builtin_ctzll(cards)];
    u32 twin = first;
    while (twin < out && records[twin].used != used) twin++;
    if (twin == out) emit(depth, points, used);
    else if (records[twin].points < points) records[twin].points = points;
  }
}

static u32 reach_of(const State *from, const State *to) {
  u32 at = 0;
  if (t.drop) return ~0u;
  for (const State *s = from; s < to; s++) at |= s->at;
  return at | at << 1;
}

static void walk_row(u32 node, u32 depth, State *from, State *to) {
  u32 header = cells[node];
  u32 letters = header & LETTERS & t.wanted;
  if (depth < resuming) letters &= ~0u << (t.cursor[depth] - 65);
  else {
    resuming = 0;
    if (--budget < 0) { pause_at(2, depth); return; }
    if (header & END && depth >= t.min_length) {
      if (out + (to - from) > RECORDS) { pause_at(1, depth); return; }
      emit_states(depth, from, to);
    }
  }
  if (depth >= t.max_length) return;
  u32 letters_left = t.max_length - depth - 1, reach = reach_of(from, to);
  while (letters) {
    u32 letter = __builtin_ctz(letters);
    letters &= letters - 1;
    u32 child = child_of(node, header, letter);
    u32 height = cells[child] >> 27;
    u32 allowed = t.allowed[height < letters_left ? height : letters_left];
    if (!(reach & allowed)) continue;
    State *end = spell(letter, allowed, from, to);
    if (end == to) continue;
    t.path[depth] = letter + 65;
    walk_row(child, depth + 1, to, end);
    if (status) return;
  }
}

static u32 search(int is_hand, u32 root) {
  u32 found = 0;
  for (resuming = 0;; resuming = paused_at) {
    out = 0;
    status = 0;
    budget = 0x7fffffff;
    if (is_hand) run_hand(root);
    else walk_row(root, 0, states, push(states, states, t.all_cards, 0, 1, ~0u));
    found += out;
    if (!status) return found;
  }
}

static u8 *read_file(const char *name, long *size) {
  FILE *file = fopen(name, "rb");
  if (!file) { perror(name); exit(2); }
  fseek(file, 0, SEEK_END);
  *size = ftell(file);
  rewind(file);
  u8 *bytes = malloc(*size + 1);
  if (fread(bytes, 1, *size, file) != (size_t)*size) exit(2);
  fclose(file);
  return bytes;
}

static u64 now(void) {
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return at.tv_sec * 1000000000ull + at.tv_nsec;
}

static u32 member_pass(u32 root, const u8 *text, const u32 *starts, u32 count) {
  u32 found = 0;
  for (u32 i = 0; i < count; i++) found += has(root, text + starts[i], starts[i + 1] - starts[i] - 1);
  return found;
}

int main(int argc, char **argv) {
  if (argc != 6) return 2;
  long size, data_size;
  cells = (u32 *)read_file(argv[2], &size);
  u32 root = atoi(argv[3]);
  u8 *data = read_file(argv[4], &data_size);
  int passes = atoi(argv[5]), is_member = !strcmp(argv[1], "member"), is_hand = !strcmp(argv[1], "hand");
  u32 count = 0, *starts = malloc((data_size + 2) * sizeof *starts);
  if (is_member) {
    starts[0] = 0;
    for (long i = 0; i < data_size; i++)
      if (data[i] == '\n') starts[++count] = i + 1;
  }
  for (int pass = 0; pass < passes; pass++) {
    u32 found = 0;
    u64 begin = now(), spent = 0;
    if (is_member) {
      found = member_pass(root, data, starts, count);
      spent = now() - begin;
    } else
      for (long query = 0; query * TABLES < data_size; query++) {
        memcpy(t.bytes, data + query * TABLES, TABLES);
        begin = now();
        found += search(is_hand, root);
        spent += now() - begin;
      }
    printf("%u %llu\n", found, (unsigned long long)spent);
  }
  return 0;
}
