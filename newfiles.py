import subprocess,re,collections,os
def ls(rev): 
    return [p for p in subprocess.run(['git','ls-tree','-r','--name-only',rev,'packages','apps'],capture_output=True,text=True).stdout.split('\n') if re.match(r'(packages|apps)/[^/]+/src/.*\.(ts|tsx|css)$',p)]
old=ls('b32bfe23'); new=ls('HEAD')
# renames by git similarity
r=subprocess.run(['git','diff','--name-status','-M35%','-l5000','b32bfe23','HEAD','--','packages','apps'],capture_output=True,text=True).stdout
added={l.split('\t')[1] for l in r.split('\n') if l.startswith('A\t')}
rows=[]
for p in new:
    if p in added:
        rows.append((p,sum(1 for _ in open(p))))
c=collections.Counter()
for p,n in rows: c['/'.join(p.split('/')[:4]) if p.startswith('apps/web') or p.startswith('apps/server') or p.startswith('apps/cli') else '/'.join(p.split('/')[:4])]+=n
print(sum(n for _,n in rows),sum(n for p,n in rows if p[0]=='p'))
for p,n in sorted(rows): print(n,p)
