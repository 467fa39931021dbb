import re,subprocess,collections,itertools
fs=subprocess.run("git ls-files 'apps/web/src/*.css'",shell=True,capture_output=True,text=True).stdout.split()
rules=[];decls=collections.Counter();pairs=collections.Counter();bodies=collections.defaultdict(list)
for f in fs:
    s=re.sub(r'/\*.*?\*/','',open(f).read(),flags=re.S)
    for m in re.finditer(r'([^{};]+)\{([^{}]*)\}',s):
        sel=' '.join(m[1].split()); ds=[' '.join(d.split()) for d in m[2].split(';') if d.strip()]
        rules.append((f,sel,ds))
        bodies[tuple(sorted(ds))].append((f,sel))
        for d in ds: decls[d]+=1
        for a in itertools.combinations(sorted(ds),2): pairs[a]+=1
print(len(fs),len(rules),sum(len(r[2]) for r in rules))
for d,n in decls.most_common(40): print(n,d)
print()
for d,n in pairs.most_common(30): print(n,d)
print()
for b,l in sorted(bodies.items(),key=lambda x:-len(x[0])*len(x[1])):
    if len(l)>1 and len(b)*len(l)>=10: print(len(b),len(l),b[:4],[x[0].split('/src/')[1]+' '+x[1] for x in l][:6])
